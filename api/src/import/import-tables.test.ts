import { join } from 'node:path';
import { importFolder } from '../testing/content-folder.ts';
import { prepareContentApi } from '../testing/content-api.ts';

const EXAMPLE = join(import.meta.dirname, '../../sample-content/example-tables');

const { api } = prepareContentApi({ imported: false });

const ask = async <Answer>(call: string, payload: object, lang: string) => {
  const reply = await api.app.inject({ method: 'POST', url: `/api/project/${call}?lang=${lang}`, payload });
  return reply.json<Answer>();
};
describe('The example folder of tables', () => {
  beforeAll(async () => {
    expect(await importFolder(api, EXAMPLE)).toMatchObject({ outcome: 'imported' });
  });

  test('the example folder of tables shows a project in both languages, with its sums, paragraphs and pictures', async () => {
    const project = await ask('get-project-by-id', { _id: '1' }, 'ml');
    expect(project).toMatchObject({
      lang: 'ml',
      name: 'നിലമ്പൂരിൽ ഒരു പഠനവീട്',
      description: '<p>സ്കൂൾ കഴിഞ്ഞ് പന്ത്രണ്ട് കുട്ടികൾ ഇവിടെ പഠിക്കുന്നു.</p><p>ചുമരുകളായി; അടുത്തത് മേൽക്കൂര.</p>',
      estimatedCost: 450_000,
      fundsReceived: 120_000,
      successStory: false,
    });
    expect(await ask('get-project-by-id', { _id: '2' }, 'en')).toMatchObject({
      description: '<p>The keys were <strong>handed over</strong> in May.</p>',
      images: [],
      successStory: true,
    });
  });

  test('the example folder of tables asks applicants what its table of additional fields says', async () => {
    const [category] = await ask<object[]>('get-category-list', {}, 'ml');
    expect(category).toMatchObject({
      subCategories: ['പുതിയ വീടുകൾ', 'അറ്റകുറ്റപ്പണികൾ'],
      instructions: ['സ്വന്തം പേരിൽ അപേക്ഷിക്കുക.', 'റേഷൻ കാർഡ് കൊണ്ടുവരുക.'],
      additionalFields: [
        {
          id: 'roof',
          type: 'Single Selection',
          options: [
            { key: 'tiles', name: 'ഓട്' },
            { key: 'sheet', name: 'ഷീറ്റ്' },
          ],
        },
        { id: 'land', name: 'ഭൂമി ആരുടേതാണ്?', options: [] },
      ],
    });
  });

  test('the example folder of tables changes nothing a second time', async () => {
    const again = await importFolder(api, EXAMPLE);
    const changes = again.outcome === 'imported' ? again.changes.map(([, counted]) => counted) : [];
    expect(changes).toHaveLength(10);
    for (const counted of changes) expect(counted).toMatchObject({ added: 0, changed: 0, archived: 0 });
  });
});
