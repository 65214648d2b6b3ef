import { company, unbroken } from './company';

type Key = 'registration' | 'registrationVat';

/** What the law wants of a company on its site: number, MVA with `vatRegistered`, `register` if it is in one. `t` knows the footer's texts. */
export function registrationLine(t: (key: Key, values: { number: string }) => string): string {
  const { organizationNumber, vatRegistered, register } = company;
  const line = t(vatRegistered ? 'registrationVat' : 'registration', { number: unbroken(organizationNumber) });
  return register ? `${line}\u00a0– ${register}` : line;
}
