import { company } from '@/lib/company';

/** Restores `company`, which all modules share, after each test. */
export function restoreFacts(): void {
  const facts = structuredClone(company);
  afterEach(() => {
    for (const fact of Object.keys(company) as (keyof typeof company)[]) delete company[fact];
    Object.assign(company, structuredClone(facts));
  });
}
