import { useCertificates } from '@course-kit/react';

export function Example() {
  const list = useCertificates();
  if (list.status !== 'ready') return <p>{list.status}</p>;
  return (
    <ul>
      {list.certificates.map(({ id, courseName }) => (
        <li key={id}>
          {courseName}: {id}
        </li>
      ))}
    </ul>
  );
}
