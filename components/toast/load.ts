/** Fetches the code of the toasts ahead of need: when sending fails because the network is gone, it is too late. */
export const loadToasts = () => import('./ToastList').then((chunk) => chunk.ToastList);
