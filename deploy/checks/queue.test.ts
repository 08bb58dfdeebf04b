import { runInSlots } from './queue.ts';

function job(name: string, slots: 1 | 2, diary: string[]) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return {
    name,
    slots,
    finish: () => finish(),
    work: async () => {
      diary.push(`${name} starts`);
      await finished;
      diary.push(`${name} ends`);
    },
  };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('three small jobs run beside each other, a large one waits until there is room for two', async () => {
  const diary: string[] = [];
  const [lint, types, units, journeys, format] = [
    job('lint', 1, diary),
    job('types', 1, diary),
    job('units', 1, diary),
    job('journeys', 2, diary),
    job('format', 1, diary),
  ];
  const all = runInSlots([lint, types, units, journeys, format]);
  await aMoment();
  expect(diary).toEqual(['lint starts', 'types starts', 'units starts']);
  types.finish();
  await aMoment();
  expect(diary.slice(3)).toEqual(['types ends']);
  lint.finish();
  await aMoment();
  expect(diary.slice(4)).toEqual(['lint ends', 'journeys starts']);
  units.finish();
  await aMoment();
  expect(diary.slice(6)).toEqual(['units ends', 'format starts']);
  journeys.finish();
  format.finish();
  await all;
  expect(diary.slice(8)).toEqual(['journeys ends', 'format ends']);
});

test('a job waits until the one that it needs has ended', async () => {
  const diary: string[] = [];
  const build = job('build', 1, diary);
  const journeys = { ...job('journeys', 1, diary), needs: 'build' };
  const all = runInSlots([build, journeys]);
  await aMoment();
  expect(diary).toEqual(['build starts']);
  build.finish();
  journeys.finish();
  await all;
  expect(diary).toEqual(['build starts', 'build ends', 'journeys starts', 'journeys ends']);
});
