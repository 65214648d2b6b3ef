import type { Page } from '@playwright/test';
import type { IslandName } from '@/components/islands/table';
import { dialog, fillIn, openMenu, receivePosts, settingsButton, submit } from './parts';
import { CATALOGS, DESK, expect, PHONE } from './support';

const { no } = CATALOGS;

/** What a visitor does with each island, on the Norwegian landing page on a first visit, in the export as in `next dev`. */
export const ACTS: Record<IslandName, (page: Page) => Promise<void>> = {
  ConsentAnswers: async (page) => {
    await page.getByRole('button', { name: no.consent.banner.decline, exact: true }).click();
    await expect(page.locator('#consent-banner')).toBeHidden();
  },
  ConsentButton: async (page) => {
    await settingsButton(page).click();
    await expect(dialog(page)).toBeVisible();
  },
  ConsentDialog: async (page) => {
    await dialog(page).getByRole('button', { name: no.consent.dialog.acceptAll }).click();
    await expect(dialog(page)).toHaveCount(0);
  },
  MapFrame: async (page) => expect(page.locator('#contact-map iframe')).toHaveCount(1),
  Toaster: async (page) => {
    await submit(page);
    await expect(page.getByRole('alert').getByText(no.toast.missing.title)).toBeVisible();
  },
  ContactForm: async (page) => {
    await fillIn(page);
    await receivePosts(page);
    await submit(page);
    await expect(page.getByText(no.toast.success.title)).toBeVisible();
  },
  DeadlineList: async (page) => {
    await page.locator('.deadlines-list').scrollIntoViewIfNeeded();
    await expect(page.locator('.deadlines-list [data-next]')).toHaveText(/\S/);
  },
  NextDeadline: async (page) => expect(page.locator('.hero-facts > [data-island] strong')).toHaveText(/\S/),
  OpenNow: async (page) => {
    await page.locator('[data-open-now]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-open-now][data-state]')).toHaveText(/\S/);
  },
  Slides: async (page) => {
    await page.locator('#hero fieldset button').nth(1).click();
    await expect(page.locator('[data-slide="1"]')).toHaveAttribute('data-current', '');
  },
  SlideControls: async (page) => {
    await page.getByRole('button', { name: no.hero.slideshow.play }).click();
    await expect(page.getByRole('button', { name: no.hero.slideshow.pause })).toBeVisible();
  },
  Navigation: async (page) => {
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: no.nav.servicesList }).click();
    await expect(page.getByRole('link', { name: no.services.payroll.nav, exact: true })).toBeVisible();
  },
  MobileMenu: async (page) => {
    await page.setViewportSize(PHONE);
    await openMenu(page);
    await dialog(page).getByRole('link', { name: no.nav.contact, exact: true }).click();
    await expect(page.getByRole('heading', { name: no.contact.title })).toBeInViewport();
  },
};
