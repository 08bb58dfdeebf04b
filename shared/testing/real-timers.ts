afterEach(() => {
  jest.useRealTimers();
});
