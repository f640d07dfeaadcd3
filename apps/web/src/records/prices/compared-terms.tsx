import './compared-lines.css'

export type ComparedTerm = { readonly label: string; readonly was: string; readonly is: string }

type Props = {
  /** What the table is, and what the terms are called together. */
  label: string
  heading: string
  /** What the earlier and the later side are called. */
  names: readonly [string, string]
  terms: readonly ComparedTerm[]
}

const shown = (value: string): string => (value === '' ? '—' : value)

/** The terms of two records side by side, with what changed marked. */
export function ComparedTerms({ label, heading, names, terms }: Props) {
  return (
    <table className="compared" aria-label={label}>
      <thead>
        <tr>
          <th>{heading}</th>
          <th>{names[0]}</th>
          <th>{names[1]}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ label: term, was, is }) => (
          <tr key={term} className={was === is ? 'same' : 'changed'}>
            <th scope="row">{term}</th>
            <td data-name={names[0]}>{shown(was)}</td>
            <td data-name={names[1]}>{was === is ? shown(is) : <mark>{shown(is)}</mark>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
