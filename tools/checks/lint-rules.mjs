import { tsImport } from 'tsx/esm/api';

const importTyped = (path) => tsImport(path, import.meta.url);
const { LANGUAGES } = await importTyped('../../shared/contract/languages.ts');
const { FUNDS } = await importTyped('../../shared/contract/donations/funds.ts');
const PATHS = await importTyped('../../shared/contract/pages/paths.ts');
const { SITE_ROUTES } = await importTyped('../../shell/src/routes.ts');

const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|cjs)$/;
const DISABLES = /^\s*(?:eslint|oxlint)-disable/;
const SAYS_WHY = /\s--\s+\S/;

/** A disabled rule needs a reason: `// oxlint-disable-next-line rule -- reason`. */
const disableSaysWhy = {
  meta: {
    type: 'problem',
    messages: { why: 'Say why the rule does not hold here: «-- reason».' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (DISABLES.test(comment.value) && !SAYS_WHY.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'why' });
        }
      }
    },
  }),
};

/** Files are named in kebab-case, then by their role: `give-monthly.screen.tsx`. */
const fileName = {
  meta: {
    type: 'problem',
    messages: { name: 'Name the file in kebab-case, then its role: «give-monthly.screen.tsx».' },
    schema: [],
  },
  create: (context) => ({
    Program(node) {
      const name = context.filename.split(/[\\/]/).at(-1);
      if (!KEBAB_CASE.test(name)) context.report({ node, messageId: 'name' });
    },
  }),
};

/** The first is English, in which texts are written and to which they fall back. */
const [SOURCE, ...TRANSLATIONS] = Object.keys(LANGUAGES);
const isTranslation = (code) => TRANSLATIONS.includes(code);

/** The code of a language as SQL and JSON write it; `lang="en"` says of HTML in which language it is. */
const QUOTED_CODE = new RegExp(`(?<!lang=)(["'])(?:${Object.keys(LANGUAGES).join('|')})\\1`);

/** What says of a text in which language it is, and formats of which only the figures are used. */
const isLanguageOfText = ({ parent }) =>
  (parent.type === 'JSXAttribute' && parent.name.name === 'lang') ||
  (parent.type === 'NewExpression' && parent.callee.object?.name === 'Intl');

/** Languages are data: code takes them from the registry, so that a third one needs texts only. */
const languageIsData = {
  meta: {
    type: 'problem',
    messages: {
      named:
        'Names a language. Take it from shared/contract/languages.ts, or put texts in a «.texts.ts» file.',
      source:
        'Names the first language. Write DEFAULT_LANGUAGE, or put what differs into a table per language.',
    },
    schema: [],
  },
  create: (context) => {
    const checkKey = (key) => {
      if (key.type === 'Identifier' && isTranslation(key.name))
        context.report({ node: key, messageId: 'named' });
    };
    const checkText = (node, text) => {
      const [code, region = 'IN'] = text.split(/[-_]/);
      if (isTranslation(code) && /^[A-Z]{2}$/.test(region)) context.report({ node, messageId: 'named' });
      else if (text === SOURCE && !isLanguageOfText(node)) context.report({ node, messageId: 'source' });
      else if (QUOTED_CODE.test(text)) context.report({ node, messageId: 'named' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && checkText(node, node.value),
      TemplateLiteral: (node) => checkText(node, node.quasis.map(({ value }) => value.cooked).join('\0')),
      Property: ({ key }) => checkKey(key),
      TSPropertySignature: ({ key }) => checkKey(key),
      MemberExpression: ({ computed, property }) => !computed && checkKey(property),
    };
  },
};

/** Attributes that a visitor reads or hears, in components too. */
const READ_ATTRIBUTE =
  /^(alt|title|label|hint|legend|heading|placeholder|aria-(label|description|roledescription|valuetext))$/;
/** Others' names, which no language translates. */
const NAMES = /\b(WhatsApp|Facebook)\b/g;
const hasWords = (text) => /[a-z]{2}/.test(text.replaceAll(NAMES, ''));

/** What an expression may be, where it chooses between several. */
function listOutcomes(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(listOutcomes);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(listOutcomes);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(listOutcomes) : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return listOutcomes(node.expression);
    default:
      return [node];
  }
}

/** Markup holds no words: they stand in a table of texts, which every language has. Codes such as PDF may stand in it. */
const wordsAreTexts = {
  meta: {
    type: 'problem',
    messages: { word: 'Put the words into the texts of this module, in every language.' },
    schema: [],
  },
  create: (context) => {
    const check = (node, text) => {
      if (typeof text === 'string' && hasWords(text)) context.report({ node, messageId: 'word' });
    };
    /** What a variable of this file is declared with. */
    const findInitialValue = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const [definition] = scope.set.get(node.name)?.defs ?? [];
        if (definition) return definition.node.id === definition.name ? definition.node.init : undefined;
      }
      return undefined;
    };
    const checkExpression = (expression) => {
      for (const node of listOutcomes(expression)) {
        const value = node.type === 'Identifier' ? findInitialValue(node) : node;
        for (const outcome of value ? listOutcomes(value) : []) {
          if (outcome.type === 'Literal') check(node, outcome.value);
          if (outcome.type === 'TemplateLiteral')
            check(node, outcome.quasis.map((quasi) => quasi.value.cooked).join(' '));
        }
      }
    };
    const checkChild = ({ expression }) => checkExpression(expression);
    return {
      JSXText: (node) => check(node, node.value.replaceAll(/&\w+;/g, '')),
      'JSXElement > JSXExpressionContainer': checkChild,
      'JSXFragment > JSXExpressionContainer': checkChild,
      JSXAttribute({ name, value }) {
        const attribute = name.type === 'JSXIdentifier' ? name.name : '';
        if (!READ_ATTRIBUTE.test(attribute) || !value) return;
        checkExpression(value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      'Property[key.name="head"] ObjectExpression > Property[key.name=/^(title|description)$/]': ({
        value,
      }) => checkExpression(value),
    };
  },
};

/** Texts have one kind of placeholder: `{name}`. */
const singleBraces = {
  meta: {
    type: 'problem',
    messages: { double: 'Write a placeholder in single braces: «{name}».' },
    schema: [],
  },
  create: (context) => {
    const check = (node, text) => {
      if (/\{\{\w+\}\}/.test(text)) context.report({ node, messageId: 'double' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
};

/** An ending fits one sound of a name; beside an address or a sum it also breaks the line. */
const noHangingSuffix = {
  meta: {
    type: 'problem',
    messages: { suffix: 'No ending fits every value: write «രസീത് അയയ്ക്കുന്നത്: {email}» or «{email} എന്ന …».' },
    schema: [],
  },
  create: (context) => ({
    Literal(node) {
      if (/\}[”’»]?[-‐‑–]\p{Script=Malayalam}/u.test(node.value))
        context.report({ node, messageId: 'suffix' });
    },
  }),
};

/** The segments of every route pattern. */
const PAGES = [...Object.values(PATHS).flat(), ...SITE_ROUTES.map(({ path }) => path)]
  .filter((path) => typeof path === 'string' && /^\/[^/]/.test(path))
  .map((path) => path.slice(1).split('/'));

/** Stands for a value within a template. */
const VALUE = '\0';
const isValue = (segment) => segment.startsWith(VALUE) || /^\d+$/.test(segment) || FUNDS.includes(segment);
const matchesSegment = (pattern, segment) =>
  pattern.startsWith(':') ? isValue(segment) : pattern.toLowerCase() === segment.toLowerCase();

/** Whether the segments are a page's, or begin one whose value is put behind them. The api has the bare `/payments`. */
function isPage(segments) {
  return PAGES.some((pattern) => {
    const names = pattern.filter((segment) => !/^[:*]/.test(segment));
    if (
      segments.length < names.length ||
      !names.every((name, index) => matchesSegment(name, segments[index]))
    )
      return false;
    if (segments.length === names.length)
      return pattern.length === names.length || segments[0] !== 'payments';
    return (
      pattern.at(-1) === '*' ||
      (pattern.length >= segments.length &&
        segments
          .slice(names.length)
          .every((segment, index) => matchesSegment(pattern[names.length + index], segment)))
    );
  });
}

/** Segments of the path that a text begins with, after a value that may be the site's address; none for other texts. */
function segmentsOf(text) {
  const path = /^(?:\0|https?:\/\/[^/]*)?\/([^\s"?#]+)/.exec(text)?.[1];
  return path
    ?.replace(/([^/])\0.*$/, '$1')
    .replace(/\/$/, '')
    .split('/');
}

const ADDRESS_ATTRIBUTE = /^(href|action|formAction|path)$/;
/** Addresses of the site that are no pages: calls and files. */
const NO_PAGE = /^(api|content|media|releases|sandbox|data-saver)$|\.[a-z]+$/;

const NAVIGATES = /^(navigate|navigateToUrl|redirect|redirectDocument|pushState|replaceState)$/;
const isLocation = (node) => (node.property ?? node).name === 'location';
const isNavigation = ({ name, object, property }) =>
  NAVIGATES.test(name ?? property?.name) ||
  (/^(assign|replace)$/.test(property?.name) && isLocation(object)) ||
  (property?.name === 'open' && object.name === 'window');

/** Pages have one list of addresses, so that a misspelt one does not compile. */
const pageAddress = {
  meta: {
    type: 'problem',
    messages: {
      known:
        'Take the address of a page from shared/contract/pages/paths.ts, or from the remote’s «src/paths.ts».',
      linked:
        'Links to a literal address. Take it from shared/contract/pages/paths.ts or the remote’s «src/paths.ts».',
    },
    schema: [],
  },
  create: (context) => {
    const isLink = ({ parent }) => {
      switch (parent.type) {
        case 'JSXExpressionContainer':
        case 'ConditionalExpression':
        case 'LogicalExpression':
          return isLink(parent);
        case 'JSXAttribute':
          return ADDRESS_ATTRIBUTE.test(parent.name.name);
        case 'CallExpression':
          return isNavigation(parent.callee);
        case 'AssignmentExpression':
          return (
            isLocation(parent.left) ||
            (parent.left.property?.name === 'href' && isLocation(parent.left.object))
          );
        default:
          return parent.key?.name === 'canonicalPath';
      }
    };
    const check = (node, text) => {
      const segments = segmentsOf(text);
      if (segments && isPage(segments)) context.report({ node, messageId: 'known' });
      else if (segments && text.startsWith('/') && isLink(node) && !NO_PAGE.test(segments[0]))
        context.report({ node, messageId: 'linked' });
      // HTML and SQL that are written as text.
      for (const [, address] of text.matchAll(/["'](\/[^"'\s]*)["']/g)) {
        const linked = segmentsOf(address);
        if (linked && isPage(linked)) context.report({ node, messageId: 'known' });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join(VALUE)),
    };
  },
};

const WRITES_HISTORY = /^(?:push|replace)State$/;

/** Entries of `history` have one owner: single-spa, routers and open dialogs each rely on what stands in them. */
const historyWriters = {
  meta: {
    type: 'problem',
    messages: {
      write:
        'The shell owns the history. Navigate by the host or a link; «useReplaceAddress» gives the page that is shown another address.',
    },
    schema: [],
  },
  create: (context) => ({
    Identifier: (node) => WRITES_HISTORY.test(node.name) && context.report({ node, messageId: 'write' }),
    Literal: (node) => WRITES_HISTORY.test(node.value) && context.report({ node, messageId: 'write' }),
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'disable-says-why': disableSaysWhy,
    'file-name': fileName,
    'history-writers': historyWriters,
    'language-is-data': languageIsData,
    'no-hanging-suffix': noHangingSuffix,
    'page-address': pageAddress,
    'single-braces': singleBraces,
    'words-are-texts': wordsAreTexts,
  },
};
