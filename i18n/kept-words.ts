/** Matches in group 1 what has no space and stays on one line, if it is short: e-post, 3-15, 24.–26, sep.–okt, 08.00–16, 6(1)(a). */
export const KEPT_WORDS =
  /(?<![\p{L}\d])((?:[\p{L}\d]{1,4}-|[\p{L}\d.:]{1,5}–)+[\p{L}\d]{1,9}(?![\p{L}\d])|\d+(?:\([\p{L}\d]+\)){2,})/u;
