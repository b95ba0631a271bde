import { useEffect, type ReactNode } from 'react';
import { Button, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { heedShadowRoot } from './in-shadow-root.js';

/** A file that misses its place would be opened by the browser, instead of the page. */
function ignoreFile(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * A part of the page on which files can be dropped, or pasted with the focus on it. While it is there, files that are
 * dropped elsewhere on the page are ignored.
 */
export function FileDrop({
  label,
  className,
  onFiles,
  children,
}: {
  /** What it is to those who do not see it. */
  readonly label: string;
  readonly className: string;
  /** Called with all that were dropped at once; with none where something else was. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.addEventListener('dragover', ignoreFile);
    document.addEventListener('drop', ignoreFile);
    return () => {
      document.removeEventListener('dragover', ignoreFile);
      document.removeEventListener('drop', ignoreFile);
    };
  }, []);
  return (
    <DropZone
      ref={heedShadowRoot}
      aria-label={label}
      className={className}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(onFiles);
      }}
    >
      {children}
    </DropZone>
  );
}

/** A button that lets people choose a file. */
export function FileButton({
  accept,
  hasFocus = false,
  onFile,
  children,
}: {
  /** Endings of names and types of files. @default any */
  readonly accept?: readonly string[];
  /** Takes the focus when it appears. @default false */
  readonly hasFocus?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  return (
    <FileTrigger
      {...(accept && { acceptedFileTypes: accept })}
      onSelect={(files) => {
        if (files?.[0]) onFile(files[0]);
      }}
    >
      <Button ref={heedShadowRoot} className="ck-button" autoFocus={hasFocus}>
        {children}
      </Button>
    </FileTrigger>
  );
}
