import { ConsentAnswers, ConsentButton } from '@/components/consent/ConsentButtons';
import { ConsentDialog } from '@/components/consent/ConsentDialog';
import { ClosedDays } from '@/components/contact/ClosedDays';
import { ContactForm } from '@/components/contact/ContactForm';
import { MapFrame, MapNotice } from '@/components/contact/MapFrame';
import { OpenNow } from '@/components/contact/OpenNow';
import { DeadlineList, NextDeadline } from '@/components/deadlines/DeadlineList';
import { MobileMenu } from '@/components/header/MobileMenu';
import { Navigation } from '@/components/header/Navigation';
import { SlideControls } from '@/components/hero/SlideControls';
import { Slides } from '@/components/hero/Slides';
import { Toaster } from '@/components/toast/Toaster';

/** The components that run in browsers. Their code is one file: nothing is loaded on first use. No island contains another one. */
export const ISLANDS = {
  ClosedDays,
  ConsentAnswers,
  ConsentButton,
  ConsentDialog,
  ContactForm,
  DeadlineList,
  MapFrame,
  MapNotice,
  MobileMenu,
  Navigation,
  NextDeadline,
  OpenNow,
  SlideControls,
  Slides,
  Toaster,
};

export type IslandName = keyof typeof ISLANDS;
