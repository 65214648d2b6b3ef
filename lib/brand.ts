import { company } from './company';
import { nameMark } from './name-mark';
import { logoOf } from './pictures';

const logo = logoOf('logo');

/** The company's logo for each ground; without one, the layout of its short name. */
export const brand = { name: company.brand, logo, mark: logo ? undefined : nameMark(company.brand) };
