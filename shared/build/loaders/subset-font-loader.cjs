const subsetFont = require('subset-font');

/** Reduces a variable font to the characters and weights of its options. */
module.exports = function subsetFontLoader(font) {
  const done = this.async();
  const { characters, weights } = this.getOptions();
  subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } }).then(
    (subset) => done(null, subset),
    done,
  );
};
module.exports.raw = true;
