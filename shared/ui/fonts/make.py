"""Makes the site's web font: one variable file of what its package has in one file for each script.

What merges fonts knows no variations. So each part is set at the ends and at the default of its weights, the parts are
merged at each of these, and the results are made one variable font again.
Run in the repository with fonttools 4.66.1 and brotli: python3 shared/ui/fonts/make.py
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.featureVars import addFeatureVariations

PACKAGE = Path("node_modules/@fontsource-variable/anek-malayalam/files")
WHOLE = "shared/ui/fonts/anek-malayalam.woff2"
# What pages do not use, and the alternates by weight, which are added at the end.
UNUSED = {"dnom", "frac", "numr", "rvrn"}
# Each character from one part only: two glyphs for one character cannot be merged.
PARTS = {
    "latin": lambda code: True,
    "malayalam": lambda code: 0xD00 <= code <= 0xD7F or code in (0x964, 0x965, 0x200C, 0x200D, 0x25CC),
    "latin-ext": lambda code: code == 0x20B9,
}


def read_part(name):
    font = TTFont(PACKAGE / f"anek-malayalam-{name}-wght-normal.woff2")
    font.flavor = None
    return font


def find_alternates(font):
    """Glyphs that stand for others at some weights, as `addFeatureVariations` takes them."""
    gsub = font["GSUB"].table
    variations = getattr(gsub, "FeatureVariations", None)
    for record in variations.FeatureVariationRecord if variations else []:
        weights = {"wght": (c.FilterRangeMinValue, c.FilterRangeMaxValue) for c in record.ConditionSet.ConditionTable}
        for substitution in record.FeatureTableSubstitution.SubstitutionRecord:
            for index in substitution.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    yield [weights], dict(getattr(table, "ExtSubTable", table).mapping)


def save_part(name, weight, path):
    font = read_part(name)
    gsub = font["GSUB"].table
    alternates = {glyph for _, mapping in find_alternates(font) for glyph in mapping.values()}
    gsub.FeatureVariations, gsub.Version = None, 0x00010000
    features = {record.FeatureTag for tag in ("GSUB", "GPOS") for record in font[tag].table.FeatureList.FeatureRecord}
    options = Options(layout_features=sorted(features - UNUSED), glyph_names=True, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if PARTS[name](code)], glyphs=alternates)
    subsetter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": weight}).save(path)


def save_whole(folder, weight):
    paths = [f"{folder}/{name}-{weight}.ttf" for name in PARTS]
    for name, path in zip(PARTS, paths):
        save_part(name, weight, path)
    Merger().merge(paths).save(f"{folder}/{weight}.ttf")
    return f"{folder}/{weight}.ttf"


with TemporaryDirectory() as folder:
    model = read_part("latin")
    axis = model["fvar"].axes[0]
    weights = (axis.minValue, axis.defaultValue, axis.maxValue)
    space = DesignSpaceDocument()
    space.addAxis(
        AxisDescriptor(tag="wght", name="Weight", minimum=weights[0], default=weights[1], maximum=weights[2])
    )
    for weight in weights:
        space.addSource(SourceDescriptor(path=save_whole(folder, weight), location={"Weight": weight}))
    font, _, _ = varLib.build(space)
    addFeatureVariations(font, [found for name in PARTS for found in find_alternates(read_part(name))])
    # How the weights between the ends are spread.
    font["avar"] = model["avar"]
    font.flavor = "woff2"
    font.save(WHOLE)
