"""Makes the fonts of the share cards of the site's own: what is drawn on a server takes plain TrueType, in one file.

Run in the repository with fonttools 4.66 and brotli: python3 api/fonts/make.py
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path("node_modules/@fontsource-variable/anek-malayalam/files")
FAMILY = "Anek Malayalam"

for weight, style, bold in ((400, "Regular", False), (650, "Bold", True)):
    with TemporaryDirectory() as folder:
        parts = []
        for subset in ("malayalam", "latin", "latin-ext"):
            font = TTFont(FONTS / f"anek-malayalam-{subset}-wght-normal.woff2")
            font.flavor = None
            parts.append(f"{folder}/{subset}.ttf")
            instancer.instantiateVariableFont(font, {"wght": weight}).save(parts[-1])
        whole = Merger().merge(parts)
    for number in (16, 17, 21, 22, 25):
        whole["name"].removeNames(nameID=number)
    for number, text in ((1, FAMILY), (2, style), (4, f"{FAMILY} {style}"), (6, f"AnekMalayalam-{style}")):
        whole["name"].setName(text, number, 3, 1, 0x409)
    whole["OS/2"].usWeightClass = 700 if bold else 400
    whole["OS/2"].fsSelection = (whole["OS/2"].fsSelection & ~0x61) | (0x20 if bold else 0x40)
    whole["head"].macStyle = 1 if bold else 0
    whole.save(f"api/fonts/anek-malayalam-{style.lower()}.ttf")
