import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** screen-state-language-mode-width.png, where a state may have dashes of its own. */
const nameShape = /^(.+)-(zh|en)-(light|dark)-(\d+)\.png$/

/** One page with every picture of the folder, a row for each screen. */
export function writeIndex(folder: string): void {
  const rows = new Map<string, string[]>()
  for (const name of readdirSync(folder).sort()) {
    const [, screen, ...look] = nameShape.exec(name) ?? []
    if (!screen) continue
    const width = Number(look[2]) / 4 + 60
    rows.set(screen, [
      ...(rows.get(screen) ?? []),
      `<figure style="width:${width}px"><a href="${name}"><img loading="lazy" src="${name}" alt=""></a><figcaption>${look.join(' · ')}</figcaption></figure>`,
    ])
  }
  const sections = [...rows].map(
    ([screen, figures]) => `<h2 id="${screen}">${screen}</h2><div>${figures.join('')}</div>`,
  )
  const links = [...rows.keys()].map((screen) => `<a href="#${screen}">${screen}</a>`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>yuncang</title>
<style>
body { margin: 24px; background: #e9edf2; color: #1d2733; font: 14px/22px sans-serif }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
figure { flex: none; margin: 0 }
img { width: 100%; border: 1px solid #c5ced8; border-radius: 4px }
figcaption { color: #5b6773; font-size: 12px }
</style>
<nav>${links.join('')}</nav>${sections.join('')}`,
  )
}
