import { Input, type InputProps } from 'antd'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Floating } from './floating.tsx'

/** A form field hands in id, value and onChange. */
type Props = Pick<InputProps, 'allowClear' | 'autoFocus' | 'maxLength' | 'inputMode' | 'style'> & {
  id?: string
  label?: string
  value?: string
  onChange?: (text: string) => void
  suggestions: readonly string[]
  /** They were looked for by the text; otherwise those that have it in them are shown. */
  areFound?: boolean
  /** A suggestion was chosen, after onChange has told its text. */
  onPick?: (suggestion: string) => void
  /** Enter while no suggestion is chosen. */
  onEnter?: () => void
  onClear?: () => void
  onBlur?: () => void
}

/**
 * Free text with suggestions. What is typed stays as it is on Enter, Tab and when the field is left; a suggestion takes its
 * place only when an arrow key or a click chooses it.
 */
export function SuggestedInput({
  label,
  value = '',
  onChange,
  suggestions,
  areFound = false,
  onPick,
  onEnter,
  onBlur,
  ...rest
}: Props) {
  const list = useId()
  const anchor = useRef<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [pointed, setPointed] = useState<string>()
  const sought = value.trim().toUpperCase()
  const shown =
    areFound || !isTyped
      ? suggestions
      : suggestions.filter((each) => each.toUpperCase().includes(sought))
  const isListed = isOpen && shown.length > 0
  const at = isListed && pointed !== undefined ? shown.indexOf(pointed) : -1
  const open = () => {
    setTyped(false)
    setOpen(true)
  }
  const close = () => {
    setPointed(undefined)
    setOpen(false)
  }
  const pick = (suggestion: string) => {
    close()
    onChange?.(suggestion)
    onPick?.(suggestion)
  }
  const point = (step: 1 | -1) => {
    setOpen(true)
    const from = at === -1 && step === -1 ? 0 : at
    setPointed(shown[(from + step + shown.length) % shown.length])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[at]
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault()
      point(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isListed) {
      // Ends the choice and not the dialog around it.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && chosen !== undefined) {
      // It is chosen, and nothing is sent.
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Tab' && chosen !== undefined) pick(chosen)
    else if (event.key === 'Enter') {
      close()
      onEnter?.()
    }
  }
  return (
    <>
      <Input
        {...rest}
        ref={(field) => {
          anchor.current = field?.nativeElement ?? null
        }}
        value={value}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={list}
        {...(label !== undefined && { placeholder: label, 'aria-label': label })}
        {...(at >= 0 && { 'aria-activedescendant': `${list}-${at}` })}
        onChange={({ target }) => {
          setPointed(undefined)
          setTyped(true)
          setOpen(true)
          onChange?.(target.value)
        }}
        onMouseDown={() => {
          if (!isOpen) open()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          onBlur?.()
        }}
      />
      {isListed && (
        <Floating anchor={anchor}>
          <ul id={list} role="listbox" {...(label !== undefined && { 'aria-label': label })}>
            {shown.map((suggestion, index) => (
              <li
                key={suggestion}
                ref={(option) => {
                  if (index === at) option?.scrollIntoView({ block: 'nearest' })
                }}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === at}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(suggestion)}
              >
                {suggestion}
              </li>
            ))}
          </ul>
        </Floating>
      )}
    </>
  )
}
