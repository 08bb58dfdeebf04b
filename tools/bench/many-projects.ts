import { openDatabase } from '../../api/src/database/database.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { startPostgres } from '../checks/postgres.ts';
import { median } from './figures.ts';
import { startApiProcess } from './site/api-process.ts';
import { postJson } from './site/post.ts';

/** Usage: tsx tools/bench/many-projects.ts; ends with 1 when 50,000 projects take more than twice as long as 500. */
const FEW = 500;
const MANY = 50_000;
const MAX_RATIO = 2;

/** Milliseconds of the median answer, by call. */
type CallMedians = Record<string, number>;

type Call = { path: string; body?: object };

const WARM_UP = 20;
const ROUNDS = 100;

/**
 * The measured calls; a GET where there is no body. Each need occurs in a sixth of the projects, each of 20,000 made-up
 * words in a few.
 */
const CALLS: Record<string, Call> = {
  'list, first page': { path: 'project/get-project-list', body: {} },
  'list, ongoing of a category': {
    path: 'project/get-project-list',
    body: { query: { successStory: false, category: '3' } },
  },
  'list, tenth page': { path: 'project/get-project-list', body: { skip: 270 } },
  'list, by a case number': { path: 'project/get-project-list', body: { query: { search: 'SC/000321' } } },
  'count, all': { path: 'project/get-project-list-count', body: {} },
  'count, ongoing': { path: 'project/get-project-list-count', body: { query: { successStory: false } } },
  'search, a case number': { path: 'search?q=SC%2F000321' },
  'search, a common need': { path: 'search?q=veedu' },
  'search, a misspelt need': { path: 'search?q=medcine' },
  'search, a misspelt place': { path: 'search?q=vlilage%20medcine' },
  'search, two words in Malayalam': { path: `search?q=${encodeURIComponent('കുടി വെള്ളം')}` },
};

const NEEDS = `array['a house', 'a well', 'medicine', 'school books', 'a boat', 'drinking water']`;
const NEEDS_ML = `array['വീട്', 'കിണർ', 'ചികിത്സ', 'വിദ്യാഭ്യാസം', 'വള്ളം', 'കുടിവെള്ളം']`;

const postgres = await startPostgres();
if (!postgres) throw new Error('This needs a PostgreSQL on the machine');
try {
  const [few = {}, many = {}] = await measureProjects(postgres.url, [FEW, MANY]);
  process.exitCode = printRatios(few, many) > MAX_RATIO ? 1 : 0;
} finally {
  await postgres.stop();
}

/**
 * Measures the api over HTTP on this machine, with each number of projects in its own schema. The calls alternate, so
 * that other load on the machine affects all sizes.
 */
async function measureProjects(databaseUrl: string, sizes: readonly number[]): Promise<CallMedians[]> {
  const apis = [];
  for (const size of sizes) {
    const url = new URL(databaseUrl);
    url.searchParams.set('options', `-c search_path=projects_${String(size)}`);
    await storeProjects(url.toString(), size);
    apis.push(
      await startApiProcess('server', {
        DATABASE_URL: url.toString(),
        API_PORT: '0',
        LOG_LEVEL: 'silent',
      }),
    );
  }
  try {
    const addresses = apis.map((api) => `http://127.0.0.1:${String(api.ready.port)}/api`);
    const medians: CallMedians[] = sizes.map(() => ({}));
    for (const [name, call] of Object.entries(CALLS)) {
      for (const [index, median] of (await measureMedians(addresses, call)).entries()) {
        const all = medians[index];
        if (all) all[name] = median;
      }
    }
    return medians;
  } finally {
    await Promise.all(apis.map((api) => api.kill('SIGTERM')));
  }
}

async function storeProjects(url: string, projects: number): Promise<void> {
  const { pool, close } = openDatabase(url, () => undefined);
  await pool.query(`create schema projects_${String(projects)}`);
  await migrate(pool);
  await pool.query(`
    insert into categories (id, position, name, logo, sub_categories, receive_application, show_gallery, show_media,
      instructions, additional_fields)
    select id::text, id, jsonb_build_object('en', 'Category ' || id), 'logo', '[]', false, false, false, '[]', '[]'
    from generate_series(1, 12) as id`);
  await pool.query(
    `insert into projects (id, position, name, logo, description, category_id, case_number, project_date, district,
      state, focal_point, estimated_cost, opening_funds, images, slides, success_story)
    select id::text, id,
      jsonb_build_object('en', need || ' in village ' || id % 997, 'ml', need_ml || ' ' || id),
      'logo',
      jsonb_build_object(
        'en', '<p>' || repeat('A family waits for ' || need || ' before the rains. ', 6) || 'File ' || id || ' of ' || translate(left(md5((id % 20000)::text), 8), '0123456789', 'ghijklmnop') || '.</p>',
        'ml', '<p>' || repeat('മഴയ്ക്കു മുമ്പ് ' || need_ml || ' വേണം. ', 6) || '</p>'),
      (1 + id % 12)::text, 'SC/' || lpad(id::text, 6, '0'), date '2000-01-01' + id % 9000,
      jsonb_build_object('en', 'District ' || id % 14, 'ml', 'ജില്ല ' || id % 14),
      '{"en": "Kerala", "ml": "കേരളം"}', '{"en": "Area office", "ml": "മേഖലാ ഓഫീസ്"}',
      100000, id % 5 * 25000, '[]', '[]', false
    from generate_series(1, $1::integer) as id cross join lateral (
      select (${NEEDS})[1 + id % 6] as need, (${NEEDS_ML})[1 + id % 6] as need_ml) as needs`,
    [projects],
  );
  await pool.query('vacuum analyze');
  await close();
}

async function measureMedians(addresses: readonly string[], call: Call): Promise<number[]> {
  const times = addresses.map(() => new Array<number>());
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const url = `${address}/${call.path}`;
      const start = performance.now();
      const answer = await (call.body ? postJson(url, call.body) : fetch(url));
      if (!answer.ok) throw new Error(`${url} was answered with ${String(answer.status)}`);
      await answer.text();
      if (round >= WARM_UP) times[index]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

/** Prints each call's medians, in ms, and their ratio; the worst ratio. */
function printRatios(few: CallMedians, many: CallMedians): number {
  const ratios = Object.entries(few).map(([call, median]) => {
    const ratio = (many[call] ?? Infinity) / median;
    process.stdout.write(
      `${call.padEnd(40)} ${median.toFixed(2)} ms with ${String(FEW)}, ${(many[call] ?? 0).toFixed(2)} ms with ${String(MANY)}: ratio ${ratio.toFixed(2)}\n`,
    );
    return ratio;
  });
  return Math.max(...ratios);
}
