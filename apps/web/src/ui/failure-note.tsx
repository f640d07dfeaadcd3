import { Alert, type AlertProps } from 'antd'

type Props = {
  message: string
  /** A warning can be answered by trying once more. */
  type?: AlertProps['type']
}

const bringIntoView = (note: HTMLDivElement | null) => {
  note?.scrollIntoView({ block: 'center' })
}

/** What stands against a step, at the head of its dialog, and brought there where the dialog is longer than the window. */
export const FailureNote = ({ message, type = 'error' }: Props) => (
  <div key={message} ref={bringIntoView} className="failure-note">
    <Alert type={type} showIcon role="alert" title={message} />
  </div>
)
