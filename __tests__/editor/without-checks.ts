// Mistakes are not the subject, and checks take long.
jest.mock('@/checks/reading', () => ({ readingOf: (content: object) => content }));
jest.mock('@/checks/check-content', () => ({ checkContent: () => [] }));
jest.mock('@/checks/check-launch', () => ({ checkLaunch: () => [], checkPublication: () => [] }));
jest.mock('@/checks/hints', () => ({ checkHints: () => [] }));
jest.mock('@/editor/stores/live', () => ({ ...jest.requireActual('@/editor/stores/live'), watchLive: () => {} }));

export {};
