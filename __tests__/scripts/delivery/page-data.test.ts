/** @jest-environment node */
import { withDataApart } from '@/scripts/delivery/page-data';

const apart = (html: string) => {
  const saved: string[] = [];
  const page = withDataApart(html, 'a.html', (text) => {
    saved.push(text);
    return '/data.txt';
  });
  return { page, saved };
};

it('leaves the address of the data where the data was, and everything else as it is', () => {
  const data =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a \\u003c/script> $& "])</script>';
  const other = '<script>go("__next_f")</script><p>self.__next_f.push([1,"x"])</p>';
  expect(apart(`${other}${data}<script>self.__next_f.push([1,"b"])</script>`)).toEqual({
    page: `${other}<script type="text/plain" data-page="/data.txt"></script>`,
    saved: ['a </script> $& b'],
  });
});

it.each(['', '<script>self.__next_f.push([3,"bytes"])</script>'])('refuses what it does not know: %s', (html) => {
  expect(() => apart(html)).toThrow('a.html: the data of the page (self.__next_f) is not written as');
});
