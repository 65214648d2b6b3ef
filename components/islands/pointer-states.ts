/** In place of what tells the toggle of Headless UI that it is hovered or focused: style sheets know (next.config.mjs). */
export const useFocusRing = () => ({ focusProps: {} });
export const useHover = () => ({ hoverProps: {} });
