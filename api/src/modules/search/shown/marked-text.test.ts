import { searchWords } from '../query.rules.ts';
import { markWords } from './marked-text.rules.ts';

describe('The words that a query matches', () => {
  test.each([
    ['house', 'Nine houses and a House', ['Nine ', 'houses', ' and a ', 'House']],
    ['veedu', 'നിലമ്പൂരിൽ ഒരു വീട്', ['നിലമ്പൂരിൽ ഒരു ', 'വീട്']],
    ['veedu', 'അറുപതു വീടുകളിൽ കിറ്റ്', ['അറുപതു ', 'വീടുകളിൽ', ' കിറ്റ്']],
    ['കിണർ', 'പഴയ കിണര്\u200d', ['പഴയ ', 'കിണര്\u200d']],
    ['kudi vellam', 'കുടിവെള്ളം', ['', 'കുടിവെള്ളം']],
    ['cafe', 'A Café', ['A ', 'Café']],
    ['zebra', 'A house', ['A house']],
    ['house', '', []],
    ['<b>', 'a <b> c', ['a <', 'b', '> c']],
  ])('of "%s" in "%s" are marked whole', (query, text, pieces) => {
    const marked = markWords(text, searchWords(query));
    expect(marked).toEqual(pieces);
    expect(marked.join('')).toBe(text);
  });
});
