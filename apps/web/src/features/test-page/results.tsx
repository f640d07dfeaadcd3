type Props = { of: readonly (readonly [name: string, value: string])[] }

/** Names and what was found for each, as the page reads them out. */
export const Results = ({ of }: Props) => (
  <dl className="test-results">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
