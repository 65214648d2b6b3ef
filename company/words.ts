/** What is said to those who look after a site, in their language. */
export interface Words {
  no: string;
  en: string;
}

export type Reader = keyof Words;

export const say = (no: string, en: string): Words => ({ no, en });
