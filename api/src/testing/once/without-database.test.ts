test('a test file that runs on one engine only is given no database', async () => {
  const { createFreshDatabase } = await import('../fresh-database.ts');
  await expect(createFreshDatabase()).rejects.toThrow('runs on one engine only');
});
