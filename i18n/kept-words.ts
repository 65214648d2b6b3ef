/**
 * Matches what must not be on two lines although it has no space, in group 1: e-post, 3-15, 24.–26, sep.–okt, 08.00–16, 6(1)(a). A
 * long word, which may need more than a line, is not kept.
 */
export const KEPT_WORDS =
  /(?<![\p{L}\d])((?:[\p{L}\d]{1,4}-|[\p{L}\d.:]{1,5}–)+[\p{L}\d]{1,9}(?![\p{L}\d])|\d+(?:\([\p{L}\d]+\)){2,})/u;
