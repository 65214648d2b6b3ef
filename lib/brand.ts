import { company } from './company';
import { nameMark } from './name-mark';
import { logoOf } from './pictures';

const logo = logoOf('logo');

export const brand = { name: company.brand, logo, mark: logo ? undefined : nameMark(company.brand) };
