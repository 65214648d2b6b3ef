import { company } from './company';
import { nameMark } from './name-mark';
import { logoOf } from './pictures';

const files = logoOf('logo');

export const firmLogo = { name: company.brand, files, mark: files ? undefined : nameMark(company.brand) };
