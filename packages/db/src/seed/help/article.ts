type Words = {
  title: string
  /** What it is about, in a sentence or two. */
  summary: string
  steps: readonly string[]
  /** What people stumble over. */
  note?: string
}

export type HelpSeed = {
  /** Never changes: a later version finds its article by it. */
  code: string
  routes: readonly string[]
  zh: Words
  en: Words
}

/** An article as safe HTML. The words hold no markup. */
export const htmlOf = ({ summary, steps, note }: Words): string =>
  `<p>${summary}</p><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>` +
  (note === undefined ? '' : `<blockquote>${note}</blockquote>`)
