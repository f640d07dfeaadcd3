import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { Segmented } from 'antd'

type Path = NonNullable<LinkProps['to']>
type Props = {
  label: string
  current: Path
  options: readonly { value: Path; label: string }[]
}

/** Lists that are one screen: each with its own address, all of them in one tab. */
export function Segments({ label, current, options }: Props) {
  const navigate = useNavigate()
  return (
    <Segmented<Path>
      aria-label={label}
      value={current}
      options={[...options]}
      style={{ alignSelf: 'start' }}
      onChange={(to) => void navigate({ to })}
    />
  )
}
