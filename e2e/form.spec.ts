import { MESSAGE_ROWS } from '@/company/constants';
import { expect, inOtherLanguage, open, receivePosts, test } from './support';
import { field, fillIn } from './visitor';

inOtherLanguage('the form', (_, { contact }) => {
  test('has all rows of the message box in every width', async ({ page }) => {
    await open(page, '/se');
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await field(page, 'melding').evaluate((box) => {
        const { lineHeight, borderBottomWidth } = getComputedStyle(box);
        const height = box.getBoundingClientRect().height - Number.parseFloat(borderBottomWidth);
        return height / Number.parseFloat(lineHeight);
      });
      expect(Math.floor(rows + 0.02), `${width} px`).toBe(MESSAGE_ROWS);
    }
  });

  for (const width of [390, 1440]) {
    test(`does not move while a message is sent at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let answer = (_: 'ok') => {};
      const answered = new Promise<'ok'>((resolve) => (answer = resolve));
      await receivePosts(page, () => answered);
      await open(page, '/se');
      await fillIn(page);
      const boxes = () =>
        page.locator('#contact-form > div:last-child > *').evaluateAll((parts) =>
          parts.map((part) => {
            const { left, width: wide, height } = part.getBoundingClientRect();
            return [left, wide, height];
          }),
        );
      const before = await boxes();
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.getByRole('button', { name: contact.form.submitting })).toBeDisabled();
      expect(await boxes()).toEqual(before);
      // What is typed now would be cleared unsent.
      const message = await field(page, 'melding').inputValue();
      await field(page, 'melding').press('x');
      await expect(field(page, 'melding')).toHaveValue(message);
      answer('ok');
      await expect(page.getByRole('button', { name: contact.form.submit })).toBeEnabled();
    });
  }

  test('says beside its button when a message was sent, until more is written', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T20:14:00+01:00');
    await receivePosts(page);
    await open(page, '/se');
    await fillIn(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    const sent = page.locator('[data-sent]');
    await expect(sent).toContainText('20:14');
    await expect(page.locator('#contact .question-line').first()).toHaveCSS('--answered', '1');
    await field(page, 'navn').press('K');
    await expect(sent).toHaveCount(0);
  });
});
