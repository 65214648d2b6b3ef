"""
Makes the site's font files from the designers' own: `python3 scripts/fonts.py FOLDER`, with `pip install fonttools brotli`.

FOLDER holds `SchibstedGrotesk[wght].ttf` (github.com/schibsted/schibsted-grotesk, fonts/variable, 1.100) and
`Newsreader[opsz,wght].ttf` (github.com/productiontype/Newsreader, fonts/variable/ttf, 1.003).
"""

import sys
from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib.builder import buildVarDevTable
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.models import VariationModel
from fontTools.varLib.varStore import OnlineVarStoreBuilder

# What pages in Norwegian and English are written with.
OWN = (
    " !\"%&'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "\u00a0§©«·»ÄÅÆÉÓÖ×Øàäåæèéêòóôöøü–—‘’“”…€−"
)
# The other letters of Norway's businesses, and the marks that code is written with.
OTHER = (
    "#$<=>[\\]^_`{|}~¡£ª°²³º½¿‚„‹›•™"
    "ÀÁÂÃÇÈÊËÌÍÎÏÐÑÒÔÕÙÚÛÜÝÞẞáâãçëìíîïðñõùúûýþßÿŸ"
    "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŢţŤťŦŧŪūŮůŰűŲųŹźŻżŽž"
    "ǤǥǦǧǨǩƷʒǮǯʹȘșȚț"
)
FIGURES = " ()+,-./0123456789:\u00a0§–−"
# How finely kerning follows the weight, in the 2048ths of an em that the face is drawn in.
CHANGE = 6


def subset(font, text, features):
    """Only the letters of `text`, and of the font's features only those named; no hints: screens don't use them."""
    whole = BytesIO()
    font.save(whole)
    font = TTFont(whole, recalcTimestamp=False)
    options = Options(layout_features=features, hinting=False, name_IDs=[0], notdef_outline=True)
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def kerning_of(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            sets = table.PairSet if table.Format == 1 else table.Class1Record
            for entry in sets:
                yield from (pair.Value1 for pair in getattr(entry, "PairValueRecord", getattr(entry, "Class2Record", None)))


def round_kerning(font):
    """More than half of the file is kerning: rounds how it changes up to the boldest weight, by less than a 40th of a pixel in a text."""
    definitions = font["GDEF"].table
    definitions.LigCaretList = None
    data = definitions.VarStore.VarData
    builder = OnlineVarStoreBuilder(["wght"])
    builder.setModel(VariationModel([{}, {"wght": 1.0}]))
    for value in filter(None, kerning_of(font)):
        base, device = getattr(value, "XAdvance", 0), value.__dict__.pop("XAdvDevice", None)
        change = sum(data[device.StartSize].Item[device.EndSize]) if device else 0
        value.XAdvance = base
        change = round(change / CHANGE) * CHANGE
        if change:
            value.XAdvDevice = buildVarDevTable(builder.storeDeltas([change]))
    definitions.VarStore = builder.finish()
    mapping = definitions.VarStore.optimize()
    for table in (definitions, font["GPOS"].table):
        table.remap_device_varidxes(mapping)


def add_skolt(font):
    """The six letters of Skolt Sámi that the face lacks, put together from what it has: its 3 is an ezh, lowered a small one."""
    glyphs, metrics, x_height, changes = font["glyf"], font["hmtx"], font["OS/2"].sxHeight, font["gvar"].variations
    cmap = [table.cmap for table in font["cmap"].tables if table.isUnicode()]
    names = font.getBestCmap()
    caron, bar = names[0x2C7], names[0xAF]

    def middle(name):
        return (glyphs[name].xMin + glyphs[name].xMax) // 2

    def add(letter, base, lowered=0, sign=None, at=0, right=0):
        glyph = Glyph()
        glyph.numberOfContours = -1
        glyph.components = []
        for part, x, y, flags in [(base, 0, -lowered, 0x200), *([(sign, middle(base) - middle(sign) + right, at, 0)] if sign else [])]:
            component = GlyphComponent()
            component.glyphName, component.x, component.y, component.flags = part, x, y, flags | 0x4
            glyph.components.append(component)
        name = f"uni{ord(letter):04X}"
        glyphs[name], metrics[name] = glyph, metrics[base]
        changes[name] = []
        for table in cmap:
            table[ord(letter)] = name

    cap, three = font["OS/2"].sCapHeight, names[ord("3")]
    above = cap - x_height
    add("Ʒ", three)
    add("ʒ", three, above)
    add("Ǯ", three, 0, caron, above)
    add("ǯ", three, above, caron)
    add("Ǩ", names[ord("K")], 0, caron, above)
    add("ǩ", names[ord("k")], 0, caron, above)
    add("Ǥ", names[ord("G")], 0, bar, -x_height, 2 * above // 3 + 200)
    add("ǥ", names[ord("g")], 0, bar, -x_height - above - 150, 2 * above // 3)
    for table in cmap:
        table[0x2B9] = names[0x2032]


def save(font, path):
    font.flavor = "woff2"
    font.save(path)


def main(folder):
    def words():
        font = TTFont(f"{folder}/SchibstedGrotesk[wght].ttf", recalcTimestamp=False)
        add_skolt(font)
        del font["HVAR"]
        return instantiateVariableFont(font, {"wght": (400, 700)})

    own = subset(words(), OWN, ["kern", "liga"])
    round_kerning(own)
    save(own, "app/fonts/schibsted-grotesk-400-700.woff2")
    save(subset(words(), OTHER, []), "app/fonts/schibsted-grotesk-more-400-700.woff2")
    save(subset(instantiateVariableFont(words(), {"wght": 500}), OWN + OTHER, ["kern", "liga"]), "build/images/schibsted-grotesk-500.woff2")

    newsreader = TTFont(f"{folder}/Newsreader[opsz,wght].ttf", recalcTimestamp=False)
    figures = instantiateVariableFont(newsreader, {"opsz": 72, "wght": 300})
    # Figures as wide as they are drawn are the only ones in use: they take the place of those in columns.
    proportional = {}
    for record in figures["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "pnum":
            for index in record.Feature.LookupListIndex:
                for table in figures["GSUB"].table.LookupList.Lookup[index].SubTable:
                    proportional.update(getattr(table, "ExtSubTable", table).mapping)
    for table in figures["cmap"].tables:
        if table.isUnicode():
            table.cmap = {code: proportional.get(name, name) for code, name in table.cmap.items()}
    save(subset(figures, FIGURES, ["kern"]), "app/fonts/newsreader-figures-300.woff2")


main(sys.argv[1])
