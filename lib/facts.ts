export { withDefaults } from '@/company/fact-tree';
export type * from '@/company/facts';
