/**
 * Jest asks for a package's CommonJS form. A few packages name only an `import` form, which jest.base.mjs has
 * transformed: for those, and only for those, that form is the answer.
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
