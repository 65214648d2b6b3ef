import { REGISTER_API } from '@/checks/register';
import { NUMBERS, registerAnswer } from '@/fixture/register';
import {
  button,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectOneLanguage,
  field,
  openSection,
  signIn,
  test,
} from './page';

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to the register');
test.describe.configure({ timeout: 120_000 });

test('fetches what the public register says, which the policy of the page allows', async ({ kari, firm }) => {
  const asked: string[] = [];
  await kari.route('https://data.brreg.no/**', (route) => {
    asked.push(route.request().url());
    const { status, body, type } = registerAnswer(route.request().url().replace(REGISTER_API, '')) ?? { status: 500 };
    return route.fulfill({ status, body, contentType: type, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await signIn(kari, firm);
  await openSection(kari, 'Firmaet');
  const answer = kari.locator('#register');
  const ask = async (number: string) => {
    await field(kari, 'organizationNumber').fill(number);
    await button(answer, 'Hent fra Enhetsregisteret').press('Enter');
  };
  await ask(NUMBERS.unknown);
  await expect(answer).toContainText(`Enhetsregisteret har ikke ${NUMBERS.unknown}; er alle sifrene riktige?`);
  await ask(NUMBERS.twoWords);
  await expect(answer).toContainText('I registeret: Karl Johans gate 2 B, 8622 Mo i Rana.');
  await expectAccessible(kari);
  await expectOneLanguage(kari);
  await expectNoOverflow(kari);
  await button(answer, /^Bruk registerets Navn/).click();
  await expect(field(kari, 'name')).toHaveValue('Ørn AS');
  await expect(button(kari, 'Angre')).toBeVisible();
  expect(asked).toEqual([
    ...[`enheter/${NUMBERS.unknown}`, `underenheter/${NUMBERS.unknown}`, `enheter/${NUMBERS.twoWords}`].map(
      (path) => REGISTER_API + path,
    ),
  ]);
});
