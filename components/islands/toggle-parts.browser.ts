/**
 * In place of parts of Headless UI's toggle (next.config.mjs): style sheets know whether it is hovered or focused, its name is an
 * attribute, and it belongs to no form.
 */
export const useFocusRing = () => ({ focusProps: {} });
export const useHover = () => ({ hoverProps: {} });
export const FormFields = () => null;
export const useLabelledBy = () => undefined;
export const useDescribedBy = useLabelledBy;
// Of a group of a toggle and its label, which Headless UI exports in the same module.
export const useLabels = () => [];
export { FormFields as Description, FormFields as Label, useLabels as useDescriptions };
