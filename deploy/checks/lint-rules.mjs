const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|cjs)$/;
const DISABLES = /^\s*eslint-disable/;
const SAYS_WHY = /\s--\s+\S/;

/** A disabled rule needs a reason: `// eslint-disable-next-line rule -- reason`. */
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

export const houseRules = { rules: { 'disable-says-why': disableSaysWhy, 'file-name': fileName } };
