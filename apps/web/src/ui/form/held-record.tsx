import {
  createContext,
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react'

type Held = {
  /** Of the record that is held, for the forms of its parts are below it as well. */
  readonly id: string
  /** Somebody else has changed the record since the form began. */
  readonly hasNewer: boolean
  /** Whether something is typed into one of the forms below. */
  hold(form: string, isTyped: boolean): void
}

export const HeldContext = createContext<Held | undefined>(undefined)

type Props<R> = { record: R; children: (shown: R) => ReactNode }

/**
 * Shows a record as it is by now, until something is typed into the form below: from then on the record as it was, so
 * that what others do takes nothing away. The form says that there is something newer.
 */
export function HeldRecord<R extends { id: string; version: number }>({
  record,
  children,
}: Props<R>) {
  const [typed, setTyped] = useState<{ forms: ReadonlySet<string>; record: R }>()
  const shown = typed?.record.id === record.id ? typed.record : record
  const hold = useCallback(
    (form: string, isTyped: boolean) =>
      setTyped((before) => {
        const forms = new Set(before?.record.id === shown.id ? before.forms : [])
        if (forms.has(form) === isTyped) return before
        if (isTyped) forms.add(form)
        else forms.delete(form)
        return forms.size > 0 ? { forms, record: shown } : undefined
      }),
    [shown],
  )
  const { id, version } = shown
  const hasNewer = version !== record.version
  const held = useMemo(() => ({ id, hasNewer, hold }), [id, hasNewer, hold])
  return (
    <HeldContext value={held}>
      <Fragment key={`${id} ${version}`}>{children(shown)}</Fragment>
    </HeldContext>
  )
}

type FollowedProps = {
  id: string
  /** Of the record as the form below began with it. */
  version: number
  /** What the record is at by now, as soon as that is known. */
  newest: number | undefined
  /** Begins the form anew with the newest. */
  onFollow: () => void
  children: ReactNode
}

/**
 * The same for a form that is loaded with more than its record: it begins anew with what others wrote, unless something
 * is typed into it, and then says that there is something newer.
 */
export function FollowedRecord({ id, version, newest, onFollow, children }: FollowedProps) {
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const hold = useCallback(
    (form: string, isTyped: boolean) =>
      setTyped((before) => {
        if (before.has(form) === isTyped) return before
        return new Set(isTyped ? [...before, form] : [...before].filter((each) => each !== form))
      }),
    [],
  )
  const hasNewer = newest !== undefined && newest > version
  const mustFollow = hasNewer && typed.size === 0
  const follow = useEffectEvent(onFollow)
  useEffect(() => {
    if (mustFollow) follow()
  }, [mustFollow])
  const held = useMemo(() => ({ id, hasNewer, hold }), [id, hasNewer, hold])
  return <HeldContext value={held}>{children}</HeldContext>
}
