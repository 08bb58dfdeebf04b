import { runOnTwoCores } from './queue.ts';

function job(name: string, cores: 1 | 2, diary: string[]) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return {
    name,
    cores,
    finish: () => finish(),
    work: async () => {
      diary.push(`${name} starts`);
      await finished;
      diary.push(`${name} ends`);
    },
  };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('small jobs run beside each other, a large one waits until it is alone', async () => {
  const diary: string[] = [];
  const [lint, types, build, journeys] = [
    job('lint', 1, diary),
    job('types', 1, diary),
    job('build', 2, diary),
    job('journeys', 2, diary),
  ];
  const all = runOnTwoCores([lint, types, build, journeys]);
  await aMoment();
  expect(diary).toEqual(['lint starts', 'types starts']);
  types.finish();
  await aMoment();
  expect(diary).toEqual(['lint starts', 'types starts', 'types ends']);
  lint.finish();
  await aMoment();
  expect(diary.slice(3)).toEqual(['lint ends', 'build starts']);
  build.finish();
  journeys.finish();
  await all;
  expect(diary.slice(5)).toEqual(['build ends', 'journeys starts', 'journeys ends']);
});

test('a job waits until the one that it needs has ended', async () => {
  const diary: string[] = [];
  const build = job('build', 1, diary);
  const journeys = { ...job('journeys', 1, diary), needs: 'build' };
  const all = runOnTwoCores([build, journeys]);
  await aMoment();
  expect(diary).toEqual(['build starts']);
  build.finish();
  journeys.finish();
  await all;
  expect(diary).toEqual(['build starts', 'build ends', 'journeys starts', 'journeys ends']);
});
