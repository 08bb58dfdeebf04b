/** Stands in for the process of pictures: what it is sent says how it fails. */
process.on('disconnect', () => process.exit(0));
process.on('message', (/** @type {{ content: Uint8Array }} */ { content }) => {
  const text = Buffer.from(content).toString();
  if (text === 'crash') process.kill(process.pid, 'SIGSEGV');
  while (text === 'endless');
  const jpeg = Buffer.from(text === 'environment' ? JSON.stringify(process.env) : text);
  process.send?.(text === 'nonsense' ? { other: true } : { outcome: 'encoded', jpeg });
});
