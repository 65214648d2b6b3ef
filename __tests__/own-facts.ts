import { company } from '@/company/company';

/** Gives `company`, which all modules share, back to each test as the facts of fixture/ say. */
export function restoreFacts(): void {
  const facts = structuredClone(company);
  afterEach(() => {
    for (const fact of Object.keys(company) as (keyof typeof company)[]) delete company[fact];
    Object.assign(company, structuredClone(facts));
  });
}
