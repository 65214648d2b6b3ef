import { HYDRATED, prepareHydration } from '../islands/hydration';
import { tolerateDomChanges } from '../islands/tolerate-dom-changes';

jest.mock('../islands/tolerate-dom-changes');
const mark = jest.fn();
Object.assign(performance, { mark });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

it('a page tolerates changes, is prepared and finished once, announces hydration, and then repeats early clicks', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  document.body.innerHTML = '<button aria-busy="true">Menu</button>';
  const steps: string[] = [];
  document.querySelector('button')?.addEventListener('click', () => steps.push('click'));
  addEventListener(HYDRATED, () => steps.push('heard'));
  const onHydrated = prepareHydration(() => {
    steps.push('prepared');
    return () => steps.push('finished');
  });
  expect(tolerateDomChanges).toHaveBeenCalledTimes(1);
  onHydrated();
  expect(mark).toHaveBeenCalledWith(HYDRATED);
  jest.runAllTimers();
  expect(steps).toEqual(['prepared', 'finished', 'heard', 'click']);
});
