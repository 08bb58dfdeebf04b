import { ESLint } from 'eslint';

// Lints the texts that its parent process sends, in the files that they are said to stand in. One process for all: the
// types of the project are read once.
const eslint = new ESLint({ cwd: process.cwd() });

process.on('message', async ({ file, text }) => {
  const [result] = await eslint.lintText(text, { filePath: file });
  process.send({ messages: result?.messages ?? [] });
});
