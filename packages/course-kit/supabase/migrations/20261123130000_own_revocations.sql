-- Learners see in the list of their certificates which of them no longer count.
alter policy "revocations: read that of the certificate named in the header" on public.certificate_revocations
  rename to "revocations: read one's own, or that of the certificate named in the header";
alter policy "revocations: read one's own, or that of the certificate named in the header" on public.certificate_revocations
  using (
    certificate_id = (select private.requested_certificate())
    or certificate_id in (select c.id from public.certificates c where c.user_id = (select auth.uid()))
  );
