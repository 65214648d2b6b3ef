/** Fetches the code of the toasts ahead of need: once sending has failed for lack of a network, it is too late. */
export const loadToasts = () => import('./ToastList').then((chunk) => chunk.ToastList);
