import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './globals.css';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';

export const metadata: Metadata = { title: 'Next', icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
