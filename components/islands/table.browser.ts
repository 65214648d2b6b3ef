import { ConsentAnswers, ConsentButton } from '@/components/consent/ConsentButtons.browser';
import { ConsentDialog } from '@/components/consent/ConsentDialog.browser';
import { ClosedDays } from '@/components/contact/ClosedDays.browser';
import { ContactForm } from '@/components/contact/ContactForm.browser';
import { MapFrame, MapNotice } from '@/components/contact/MapFrame.browser';
import { OpenNow } from '@/components/contact/OpenNow.browser';
import { DeadlineList, NextDeadline } from '@/components/deadlines/DeadlineList.browser';
import { MobileMenu } from '@/components/header/MobileMenu.browser';
import { Navigation } from '@/components/header/Navigation.browser';
import { SlideControls } from '@/components/hero/SlideControls.browser';
import { Slides } from '@/components/hero/Slides.browser';
import { Toaster } from '@/components/toast/Toaster.browser';

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
