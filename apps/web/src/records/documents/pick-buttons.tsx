import { CameraOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useRef } from 'react'
import './pick-buttons.css'

type Props = {
  /** What can be chosen, as an input of files says it. */
  accept: string
  words: { camera: string; choose: string }
  hint?: string
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A form of the design system shows inputs of files that are merely `hidden`. */
const outOfSight = { display: 'none' }

/** The ways to choose files: from the machine, and on a phone its camera. */
export function PickButtons({ accept, words, hint, disabled = false, onFiles }: Props) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const onChosen = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        style={outOfSight}
        onChange={onChosen}
      />
      <input
        ref={files}
        type="file"
        accept={accept}
        multiple
        style={outOfSight}
        onChange={onChosen}
      />
      <Button
        className="pick-camera"
        icon={<CameraOutlined />}
        disabled={disabled}
        onClick={() => camera.current?.click()}
      >
        {words.camera}
      </Button>
      <Tooltip title={hint}>
        <Button
          icon={<UploadOutlined />}
          disabled={disabled}
          onClick={() => files.current?.click()}
        >
          {words.choose}
        </Button>
      </Tooltip>
    </>
  )
}
