/**
 * Jest resolves a package's CommonJS form. A few packages export only an `import` form. That form is used for those
 * packages alone, and jest.base.mjs transforms it.
 */
exports.sync = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith('.') || request.startsWith('/')) throw error;
    const conditions = (options.conditions ?? []).map((name) => (name === 'require' ? 'import' : name));
    return options.defaultResolver(request, { ...options, conditions });
  }
};
