import { useRef, type ReactNode, type Ref } from 'react';

/**
 * A button that lets people choose a file, by the browser's own means: for places that have no other widget of
 * react-aria-components, where `FileButton` would bring all of it.
 */
export function ChooseFile({
  accept,
  onFile,
  buttonRef,
  children,
}: {
  /** Endings of names and types of files, with commas between them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button ref={buttonRef} type="button" className="ck-button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen once more.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
