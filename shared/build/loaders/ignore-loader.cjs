/** Drops global stylesheets from the server bundle. */
module.exports = function ignoreLoader() {
  return '';
};
